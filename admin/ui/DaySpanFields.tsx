import { TextField } from '#web/ui/TextField.tsx'

type DaySpanFieldsProps = {
	span: { from: string; until: string }
	labels: { from: string; until: string }
}

/** The first and the last day of what a page shows. */
export function DaySpanFields({ span, labels }: DaySpanFieldsProps) {
	return (['from', 'until'] as const).map((name) => (
		<TextField
			key={name}
			id={name}
			name={name}
			type="date"
			label={labels[name]}
			defaultValue={span[name]}
		/>
	))
}
