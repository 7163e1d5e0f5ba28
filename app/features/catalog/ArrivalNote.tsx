import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ArrivalView } from './arrival-view.ts'

type ArrivalNoteProps = {
	arrival: ArrivalView
	/** Where the visitor says which district it is to arrive at. */
	districtHref: string
}

/** When a product arrives, beside its purchase: at the visitor's district, or in general. */
export function ArrivalNote({ arrival, districtHref }: ArrivalNoteProps) {
	const { t } = useTranslation('catalog')
	return (
		<div className="flex gap-2 text-14">
			<Icon name="truck" />
			<div>
				<p className="font-semibold">{arrival.when}</p>
				<MutedText size={12}>{arrival.from}</MutedText>
				<TextLink touch="block" href={districtHref} rel="nofollow">
					{t(arrival.isAtDistrict ? 'shipping.change' : 'arrival.ask')}
				</TextLink>
			</div>
		</div>
	)
}
