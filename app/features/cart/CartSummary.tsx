import { useTranslation } from '#app/i18n/use-translation.ts'
import { formatMoney } from '#web/domain/money.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink, Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Meter } from '#web/ui/Meter.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { StickyBar } from '#app/ui/StickyBar.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { VoucherNote, type VoucherOffer } from './VoucherNote.tsx'

/** Subtotal, while changes may be pending. */
export type CartSum = { count: number; subTotal: number; blocked: boolean; busy: boolean }

type CartSummaryProps = CartSum & {
	freeShippingFrom: number | null
	offer: VoucherOffer | null
	/** Null: it is not known where to, or when. */
	arrival: { days: string; place: string } | null
}

/** The cart's total, the amount missing for free shipping, the best voucher, and the checkout link. */
export function CartSummary(props: CartSummaryProps) {
	const { count, subTotal, blocked, busy, freeShippingFrom, offer, arrival } = props
	const { t } = useTranslation('cart')
	const path = usePath()
	return (
		<Card
			as="section"
			variant="filled"
			className="flex flex-col gap-4"
			aria-labelledby="summary"
			aria-busy={busy || undefined}
		>
			<h2 id="summary">{t('summary.title')}</h2>
			<SummaryList
				rows={[
					{ term: t('summary.subTotal', { count }), value: formatMoney(subTotal) },
					{ term: t('summary.shipping'), value: t('summary.shippingLater') },
					{ term: t('summary.total'), value: formatMoney(subTotal), total: true },
				]}
			/>
			{arrival ? <MutedText>{t('summary.arrival', arrival)}</MutedText> : null}
			{freeShippingFrom === null ? null : (
				<FreeShipping subTotal={subTotal} from={freeShippingFrom} />
			)}
			{offer ? <VoucherNote offer={offer} /> : null}
			<StickyBar lead={{ name: t('summary.total'), value: formatMoney(subTotal) }}>
				<CheckoutLink blocked={blocked} />
			</StickyBar>
			{blocked ? <MutedText role="status">{t('summary.blocked')}</MutedText> : null}
			<ButtonLink variant="quiet" wide href={path(paths.products)}>
				{t('summary.more')}
			</ButtonLink>
		</Card>
	)
}

function FreeShipping({ subTotal, from }: { subTotal: number; from: number }) {
	const { t } = useTranslation('cart')
	const left = Math.max(0, from - subTotal)
	return (
		<div className="flex flex-col gap-2">
			<p className="text-14 font-semibold">
				{left === 0
					? t('freeShipping.reached')
					: t('freeShipping.left', { amount: formatMoney(left) })}
			</p>
			<Meter value={subTotal} max={from} label={t('freeShipping.progress')} />
		</div>
	)
}

/** Link to checkout, when every line can be bought. */
function CheckoutLink({ blocked }: { blocked: boolean }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	if (blocked) {
		return (
			<Button type="button" size="large" disabled>
				{t('summary.checkout')}
			</Button>
		)
	}
	return (
		<ButtonLink variant="primary" size="large" href={path(paths.checkout)}>
			{t('summary.checkout')}
		</ButtonLink>
	)
}
