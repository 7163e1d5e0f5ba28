import type { ComponentPropsWithoutRef } from 'react'
import { Button } from '#web/ui/Button.tsx'

type RowButtonProps = Omit<ComponentPropsWithoutRef<typeof Button>, 'form' | 'name' | 'value'> & {
	/** Id of the page's one form, whose typed fields the button sends too, so that they are not lost. */
	form: string
	/** What the button does to which row: the action reads it with `pressedRow`. */
	row: Record<string, string | number>
}

/** A button that acts on one row of a list beside a form. */
export function RowButton({ form, row, ...button }: RowButtonProps) {
	const fields = Object.entries(row).map(([name, value]) => [name, String(value)])
	return (
		<Button
			variant="quiet"
			size="small"
			{...button}
			form={form}
			formNoValidate
			name="row"
			value={new URLSearchParams(fields).toString()}
		/>
	)
}
