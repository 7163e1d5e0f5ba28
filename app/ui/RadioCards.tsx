import type { ReactNode } from 'react'
import { FieldNotes, notesOf, type FieldWords } from './Field.tsx'
import { MutedText } from './MutedText.tsx'

export type RadioCard = {
	value: string
	title: ReactNode
	/** A second, quieter line. */
	detail?: ReactNode
	/** Stands at the end: a price. */
	end?: ReactNode
	picture?: ReactNode
	disabled?: boolean
}

type RadioCardsProps = FieldWords & {
	id: string
	name: string
	cards: RadioCard[]
	defaultValue?: string
	required?: boolean
	form?: string
	/** For script that follows the choice; the form works without it. */
	onChoose?: (value: string) => void
}

/** One of a few, each a card that can be touched anywhere. */
export function RadioCards(props: RadioCardsProps) {
	const { id, name, cards, defaultValue, required, form, onChoose, ...words } = props
	return (
		<fieldset className="field" id={id} tabIndex={-1} {...notesOf(id, words)}>
			<legend className={words.hideLabel ? 'sr-only' : undefined}>
				{words.label} {words.optional ? <span className="opt">{words.optional}</span> : null}
			</legend>
			<div className="picks">
				{cards.map(({ value, title, detail, end, picture, disabled }) => (
					<label className="pick" key={value}>
						<input
							type="radio"
							{...{ name, value, required, disabled, form }}
							defaultChecked={value === defaultValue}
							onChange={onChoose ? () => onChoose(value) : undefined}
						/>
						<i aria-hidden="true" />
						{picture}
						<span className="pick-b">
							<b>{title}</b>
							{detail ? <MutedText as="span">{detail}</MutedText> : null}
						</span>
						{end ? <span className="tabular-nums">{end}</span> : null}
					</label>
				))}
			</div>
			<FieldNotes id={id} help={words.help} errors={words.errors} />
		</fieldset>
	)
}
