import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ParcelView } from './parcel-view.ts'
import { ParcelBadge } from './ParcelBadge.tsx'

type Props = {
	number: string
	parcels: ParcelView[]
	/** Units are left that go into another parcel. */
	canPack: boolean
	/** All goods leave in one parcel. */
	isOneParcel: boolean
	canProcess: boolean
	/** A courier collects what is not booked yet. */
	canBook: boolean
}

/** The parcels of an order, each with a link to its page; nothing while it has none and needs none. */
export function ParcelsPanel(props: Props) {
	const { number, parcels, canPack, isOneParcel, canProcess, canBook } = props
	const { t } = useTranslation('parcels')
	if (parcels.length === 0 && !canPack) return null
	return (
		<Panel id="parcels" title={t('title')}>
			{parcels.length === 0 ? (
				<p className="text-14 text-mute">{t(isOneParcel ? 'noneOfCod' : 'none')}</p>
			) : null}
			<ul className="divide-y divide-line">
				{parcels.map((parcel) => (
					<li key={parcel.number} className="grid gap-1 py-3 text-14 first:pt-0">
						<p className="flex flex-wrap items-center gap-2">
							{canProcess ? (
								<TextLink href={`/orders/${number}/parcels/${parcel.number}`} touch="line">
									{t('one', { number: parcel.number })}
								</TextLink>
							) : (
								<b>{t('one', { number: parcel.number })}</b>
							)}
							<ParcelBadge parcel={parcel} />
						</p>
						<p className="wrap-anywhere">
							{parcel.courier}
							{parcel.tracking ? ` · ${parcel.tracking}` : ''}
						</p>
						{parcel.driver ? <p>{t('driver', { driver: parcel.driver })}</p> : null}
						<p className="text-mute">{parcel.items.map(({ text }) => text).join(', ')}</p>
					</li>
				))}
			</ul>
			{canProcess ? (
				<div className="mt-3 flex flex-wrap gap-2 empty:hidden">
					{canBook ? <BookForm number={number} /> : null}
					{canPack ? (
						<ButtonLink href={`/orders/${number}/parcels/new`} size="small">
							{t(isOneParcel ? 'prepare' : parcels.length === 0 ? 'split' : 'another')}
						</ButtonLink>
					) : null}
				</div>
			) : null}
		</Panel>
	)
}

/** As for several orders, whose page says what became of it. */
function BookForm({ number }: { number: string }) {
	const { t } = useTranslation('parcels')
	return (
		<PostForm action={`/orders/bookings?n=${number}`}>
			<Button size="small" name="act" value="book">
				{t('act.book')}
			</Button>
		</PostForm>
	)
}
