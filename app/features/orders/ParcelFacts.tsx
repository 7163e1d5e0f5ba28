import { useTranslation } from '#app/i18n/use-translation.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { ParcelDriver } from './ParcelDriver.tsx'
import type { ParcelView } from './parcel-view.ts'
import { TrackingNumber } from './TrackingNumber.tsx'

/** What is known of a parcel: where it is, who brings it, its number, what is in it. */
export function ParcelFacts({ parcel }: { parcel: ParcelView }) {
	const { t } = useTranslation('orders')
	return (
		<>
			<p className="font-semibold" data-parcel={parcel.state}>
				{parcel.courier} · {t(`parcels.state.${parcel.state}`)}
			</p>
			{parcel.problem ? <p>{t(`parcels.problem.${parcel.problem}`)}</p> : null}
			<ParcelDriver parcel={parcel} />
			{parcel.trackingNumber ? (
				<TrackingNumber number={parcel.trackingNumber} page={parcel.trackingPage} />
			) : (
				<MutedText>{t('parcels.noTracking')}</MutedText>
			)}
			<MutedText>{parcel.items.map(({ text }) => text).join('; ')}</MutedText>
		</>
	)
}
