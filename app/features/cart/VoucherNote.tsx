import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

/** Vouchers that are selected, or one that the cart can use, or could with `amount` more in it. */
export type VoucherOffer =
	| { kind: 'chosen'; code: string; amount: string }
	| { kind: 'chosenLater'; code: string }
	| { kind: 'usable'; code: string; amount: string }
	| { kind: 'near'; code: string; title: string; amount: string }

/** The selected vouchers or the best one for this cart; they are applied at checkout. */
export function VoucherNote({ offer }: { offer: VoucherOffer }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	return (
		<p className="flex items-start gap-2 text-14" data-voucher-offer>
			<Icon name="tag" />
			<span>
				{t(`voucher.${offer.kind}`, offer)}{' '}
				<TextLink touch="line" href={path(paths.vouchers)}>
					{t('voucher.all')}
				</TextLink>
			</span>
		</p>
	)
}
