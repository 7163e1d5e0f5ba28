import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldNotes } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { textLinkStyle } from '#web/ui/TextLink.tsx'
import type { PlaceView } from './place-view.ts'

type PlaceChoiceProps = {
	id: string
	name: string
	defaultValue?: string
	errors?: string[]
	places: PlaceView[]
	/** Called by script on change; the form works without it. */
	onChoose: (place: string) => void
}

// More places than this are collapsed, the likeliest shown.
const shownAtOnce = 6

/** A radio group of villages with their district, city and postcode. */
export function PlaceChoice(props: PlaceChoiceProps) {
	const { id, name, defaultValue, errors, places, onChoose } = props
	const { t } = useTranslation('checkout')
	const isLong = places.length > shownAtOnce + 2
	const first = isLong ? places.slice(0, shownAtOnce) : places
	const rest = places.slice(first.length)
	const shared = { name, defaultValue, onChoose, label: t('place.legend') }
	const cardOf = ({ key, village, district, area, postcode }: PlaceView) => ({
		value: key,
		title: village ?? t('place.other', { district }),
		detail: village === null ? area : `${district}, ${area}`,
		end: postcode,
	})
	return (
		<div id={id} tabIndex={-1} className="flex flex-col gap-2">
			<RadioCards id={`${id}-first`} cards={first.map(cardOf)} {...shared} />
			{rest.length > 0 ? (
				<details open={rest.some(({ key }) => key === defaultValue)}>
					<summary
						className={textLinkStyle({ touch: 'block', className: 'text-14 font-semibold' })}
					>
						{t('place.more', { count: rest.length })}
					</summary>
					<RadioCards id={`${id}-rest`} cards={rest.map(cardOf)} {...shared} hideLabel />
				</details>
			) : null}
			<FieldNotes id={id} errors={errors} />
		</div>
	)
}
