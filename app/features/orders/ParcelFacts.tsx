import { useTranslation } from '#app/i18n/use-translation.ts'
import { copyMessages } from '#app/features/texts/copy-messages.ts'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { textLinkStyle } from '#web/ui/TextLink.tsx'
import type { ParcelView } from './parcel-view.ts'

/** What is known of a parcel: where it is, who brings it, its number, what is in it. */
export function ParcelFacts({ parcel }: { parcel: ParcelView }) {
	const { t } = useTranslation('orders')
	return (
		<>
			<p className="font-semibold" data-parcel={parcel.state}>
				{parcel.courier} · {t(`parcels.state.${parcel.state}`)}
			</p>
			{parcel.problem ? <p>{t(`parcels.problem.${parcel.problem}`)}</p> : null}
			{parcel.trackingNumber ? (
				<p>
					<MutedText as="span">{t('details.tracking')}: </MutedText>
					<CopyButton
						value={parcel.trackingNumber}
						label={t('copy.label')}
						messages={copyMessages(t)}
					/>
					{parcel.trackingPage ? (
						<a
							className={textLinkStyle({ touch: 'block' })}
							href={parcel.trackingPage}
							target="_blank"
							rel="noopener noreferrer"
						>
							{t('details.track')}
						</a>
					) : null}
				</p>
			) : (
				<MutedText>{t('parcels.noTracking')}</MutedText>
			)}
			<MutedText>{parcel.items.map(({ text }) => text).join('; ')}</MutedText>
		</>
	)
}
