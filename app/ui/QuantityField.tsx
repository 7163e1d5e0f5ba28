import { Icon } from '#web/ui/Icon.tsx'

type QuantityFieldProps = {
	name: string
	label: string
	defaultValue: number
	min: number
	max: number
	texts: { less: string; more: string }
}

/** A quantity as a number field; with script it has buttons for one more or less (page-tasks.js). */
export function QuantityField({ label, texts, ...input }: QuantityFieldProps) {
	const id = input.name
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<label className="text-14 font-semibold" htmlFor={id}>
				{label}
			</label>
			<div className="inline-flex rounded-control border border-edge">
				<button type="button" className={step} data-step="-1" aria-label={texts.less}>
					<Icon name="minus" />
				</button>
				<input
					id={id}
					type="number"
					className="number-field"
					inputMode="numeric"
					autoComplete="off"
					required
					{...input}
				/>
				<button type="button" className={step} data-step="1" aria-label={texts.more}>
					<Icon name="plus" />
				</button>
			</div>
		</div>
	)
}

const step = 'hidden size-11 place-items-center text-link hover:bg-tint scripted:grid'
