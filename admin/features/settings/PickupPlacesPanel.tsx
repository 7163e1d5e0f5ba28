import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

type Place = { id: number; name: string; address: string | null }

type PickupPlacesPanelProps = {
	places: Place[]
	/** One more may be added. */
	canAdd: boolean
}

/** The places for pickup besides the shop's own address, in their order. */
export function PickupPlacesPanel({ places, canAdd }: PickupPlacesPanelProps) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="pickup-places" title={t('pickup.title')}>
			<p className="mb-3 text-14 text-mute">{t('pickup.text')}</p>
			{places.length > 0 ? (
				<ul className="mb-4 divide-y divide-line">
					{places.map((place) => (
						<PlaceItem key={place.id} place={place} />
					))}
				</ul>
			) : null}
			{canAdd ? (
				<ButtonLink href="/settings/shipping/pickup/new">{t('pickup.add')}</ButtonLink>
			) : (
				<p className="text-14">{t('pickup.tooMany')}</p>
			)}
		</Panel>
	)
}

function PlaceItem({ place: { id, name, address } }: { place: Place }) {
	const { t } = useTranslation('settings')
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
			<div className="min-w-0">
				<b>{name}</b>
				<p className="text-14 text-mute">{address}</p>
			</div>
			<ButtonLink
				href={`/settings/shipping/pickup/${id}`}
				size="small"
				aria-label={t('pickup.changeOne', { name })}
			>
				{t('pickup.change')}
			</ButtonLink>
		</li>
	)
}
