import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ParcelView } from './parcel-view.ts'

/** Who brings a parcel, and the page on which its way is followed. */
export function ParcelDriver({ parcel }: { parcel: ParcelView }) {
	const { t } = useTranslation('orders')
	const { driver, livePage, isDriverless } = parcel
	return (
		<>
			{isDriverless ? <p>{t('parcels.driverless')}</p> : null}
			{driver ? (
				<p>
					{t('parcels.driver', { name: driver.name })}{' '}
					{driver.phone ? (
						<TextLink touch="line" href={`tel:${driver.phone}`} className="tabular-nums">
							{driver.phone}
						</TextLink>
					) : null}
				</p>
			) : null}
			{livePage ? (
				<p>
					<TextLink touch="line" href={livePage} target="_blank" rel="noopener noreferrer">
						{t('parcels.live')}
					</TextLink>
				</p>
			) : null}
		</>
	)
}
