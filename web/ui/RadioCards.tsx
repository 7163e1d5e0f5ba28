import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MutedText } from './MutedText.tsx'
import { FieldGroup, type FieldTexts } from './Field.tsx'

export type RadioCard = {
	value: string
	title: ReactNode
	/** Secondary text. */
	detail?: ReactNode
	/** At the end: a price. */
	end?: ReactNode
	picture?: ReactNode
	disabled?: boolean
}

type RadioCardsProps = FieldTexts & {
	id: string
	name: string
	cards: RadioCard[]
	defaultValue?: string
	required?: boolean
	form?: string
	/** Called by script on change; the form works without it. */
	onChoose?: (value: string) => void
}

/** A radio group of cards that are clickable as a whole. */
export function RadioCards(props: RadioCardsProps) {
	const { id, name, cards, defaultValue, required, form, onChoose, ...texts } = props
	return (
		<FieldGroup id={id} {...texts}>
			<div className="grid gap-2">
				{cards.map(({ value, title, detail, end, picture, disabled }) => (
					<label
						className={clsx(
							'relative flex min-h-14 flex-wrap items-start gap-x-3 gap-y-1 rounded-card border border-line px-4 py-3.5 hover:border-edge',
							'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
							'chosen:border-link chosen:bg-tint chosen-edge',
							disabled && 'cursor-not-allowed bg-sunk text-mute',
						)}
						key={value}
					>
						<input
							type="radio"
							className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
							name={name}
							value={value}
							required={required}
							disabled={disabled}
							form={form}
							defaultChecked={value === defaultValue}
							onChange={onChoose ? () => onChoose(value) : undefined}
						/>
						<i
							aria-hidden="true"
							className="mt-px grid size-5.5 flex-none place-items-center rounded-full border-[1.5px] border-edge bg-ground peer-checked:border-link peer-checked:bg-link peer-checked:before:rounded-full peer-checked:before:border-4 peer-checked:before:border-ground"
						/>
						{picture}
						<span className="min-w-0 flex-[1_1_8rem]">
							<b className="block">{title}</b>
							{detail ? (
								<MutedText as="span" className="block">
									{detail}
								</MutedText>
							) : null}
						</span>
						{end ? <span className="ml-auto tabular-nums">{end}</span> : null}
					</label>
				))}
			</div>
		</FieldGroup>
	)
}
