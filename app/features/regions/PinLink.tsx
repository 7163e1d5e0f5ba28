import { useTranslation } from '#app/i18n/use-translation.ts'
import { mapPage } from '#contract/pin-answer.ts'
import { TextLink } from '#web/ui/TextLink.tsx'

/** Opens a place on a map, so that its owner sees whether it is right; texts of the namespace `checkout`. */
export function PinLink({ pin }: { pin: string }) {
	const { t } = useTranslation('checkout')
	return (
		<p>
			<span className="tabular-nums">{pin.replace(',', ', ')}</span>{' '}
			<TextLink touch="line" href={mapPage(pin)} target="_blank" rel="noopener noreferrer">
				{t('address.pin.check')}
			</TextLink>
		</p>
	)
}
