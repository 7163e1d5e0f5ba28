import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { ParcelView } from './parcel-view.ts'

const colours = {
	PREPARED: 'grey',
	BOOKED: 'grey',
	SHIPPED: 'sky',
	DELIVERED: 'green',
	RETURNED: 'red',
	LOST: 'red',
	CANCELLED: 'grey',
	UNKNOWN: 'grey',
} as const

/** Where a parcel is, and what keeps it from arriving. */
export function ParcelBadge({ parcel }: { parcel: Pick<ParcelView, 'state' | 'problem'> }) {
	const { t } = useTranslation('parcels')
	return (
		<>
			<Badge colour={colours[parcel.state]}>{t(`state.${parcel.state}`)}</Badge>
			{parcel.problem ? <Badge colour="red">{t(`problem.${parcel.problem}`)}</Badge> : null}
		</>
	)
}
