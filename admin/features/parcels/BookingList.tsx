import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { BookingRow } from './booking-rows.ts'
import { ParcelBadge } from './ParcelBadge.tsx'

/** Orders whose couriers are booked together, and what became of each parcel. */
export function BookingList({ rows }: { rows: BookingRow[] }) {
	const { t } = useTranslation('parcels')
	return (
		<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
			{rows.map(({ number, buyer, courier, parcels }) => (
				<li key={number} className="grid gap-1 py-3 text-14">
					<p className="flex flex-wrap items-center gap-x-2">
						<TextLink href={`/orders/${number}`} touch="line">
							{number}
						</TextLink>
						<span className="text-mute">{[buyer, courier].filter(Boolean).join(' · ')}</span>
					</p>
					{parcels.map((parcel) => (
						<ParcelOutcome
							key={parcel.number}
							parcel={parcel}
							heading={parcels.length > 1 ? t('one', { number: parcel.number }) : ''}
						/>
					))}
				</li>
			))}
		</ul>
	)
}

type Props = { parcel: BookingRow['parcels'][number]; heading: string }

function ParcelOutcome({ parcel, heading }: Props) {
	const { outcome, tracking, pickUp, said } = parcel
	const { t } = useTranslation('parcels')
	return (
		<div className="flex flex-wrap items-center gap-2">
			{heading ? <b>{heading}</b> : null}
			<ParcelBadge parcel={parcel} />
			<span className="wrap-anywhere">
				{[
					outcome === null || (outcome === 'BOOKED' && tracking !== null)
						? ''
						: t(`many.outcome.${outcome}`, { said }),
					tracking ?? '',
					outcome === 'BOOKED' && pickUp !== null ? t('many.pickUp', { at: pickUp }) : '',
				]
					.filter(Boolean)
					.join(' · ')}
			</span>
		</div>
	)
}
