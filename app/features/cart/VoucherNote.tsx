import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/Icon.tsx'

/** A voucher that the cart can use, or could with `amount` more in it. */
export type VoucherOffer =
	| { kind: 'usable'; code: string; amount: string }
	| { kind: 'near'; code: string; title: string; amount: string }

/** The best voucher for this cart; it is applied at checkout. */
export function VoucherNote({ offer }: { offer: VoucherOffer }) {
	const { t } = useTranslation('cart')
	return (
		<p className="flex items-start gap-2 text-14" data-voucher-offer>
			<Icon name="tag" />
			<span>{t(`voucher.${offer.kind}`, offer)}</span>
		</p>
	)
}
