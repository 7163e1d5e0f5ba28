import type { ComponentProps, ReactNode } from 'react'
import { AddToCart } from '#app/features/cart/AddToCart.tsx'
import { ChatLink } from '#app/features/frame/ChatLink.tsx'
import { WatchOffers } from '#app/features/notifications/WatchOffers.tsx'
import { besideButtons, StickyBar } from '#app/ui/StickyBar.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { BestVoucherView } from '#app/features/vouchers/best-voucher-view.ts'
import { StockTexts } from './ProductHead.tsx'
import type { ProductView, ShownVariant } from './product-view.ts'
import { VariantChoices } from './VariantChoices.tsx'
import { choicesFrom } from './variant-choice.ts'

type PurchaseProps = {
	product: ProductView
	variant: ShownVariant
	/** The page's query string. */
	search: URLSearchParams
	hasRelated: boolean
	/** Somebody is signed in. */
	isMember: boolean
	formToken: string
	/** A WhatsApp chat about the product; null: the shop has none. */
	chat: string | null
	/** Where "continue shopping" leads. */
	continueHref: string
}

/** Variant choice, stock, the add-to-cart form, and the form to watch a sold-out variant. */
export function Purchase(props: PurchaseProps) {
	const { product, variant, search, hasRelated, isMember, formToken, chat, continueHref } = props
	const isSoldOut = variant.stock <= 0
	const watch = { variantId: variant.id, slug: product.slug, isMember, formToken }
	const options = choicesFrom(product, variant)
	const chosen = options.flatMap(({ choices }) => choices.filter((choice) => choice.chosen))
	return (
		<div className="flex flex-col gap-4">
			<VariantChoices options={options} slug={product.slug} search={search} />
			<StockTexts product={product} variant={variant} hasRelated={hasRelated} />
			{variant.voucher && !isSoldOut ? <BestVoucherNote voucher={variant.voucher} /> : null}
			{isSoldOut ? (
				<SoldOutBar
					{...watch}
					price={variant.price}
					chat={<ChatLink href={chat} className={besideButtons} />}
				/>
			) : (
				<>
					<AddToCart
						variantId={variant.id}
						most={variant.most}
						isLimited={variant.isLimited}
						formToken={formToken}
						chosen={{ price: variant.price, label: chosen.map(({ label }) => label).join(', ') }}
						continueHref={continueHref}
						chat={<ChatLink href={chat} className={besideButtons} />}
					/>
					<WatchOffers {...watch} soldOut={false} />
				</>
			)}
		</div>
	)
}

type SoldOutBarProps = Pick<
	ComponentProps<typeof WatchOffers>,
	'slug' | 'variantId' | 'isMember' | 'formToken'
> & {
	price: string
	/** An icon link beside the button of a phone. */
	chat: ReactNode
}

/** In place of the buttons to buy: a mail when the variant is back in stock. */
function SoldOutBar({ price, chat, ...watch }: SoldOutBarProps) {
	return (
		<StickyBar
			beside={chat}
			line={<b className="text-16 leading-5 font-bold tabular-nums lg:hidden">{price}</b>}
		>
			<WatchOffers {...watch} soldOut isProminent />
		</StickyBar>
	)
}

/** The best voucher for a product, with a link to all of them. */
function BestVoucherNote({ voucher }: { voucher: BestVoucherView }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	const { kind, ...values } = voucher
	return (
		<p className="flex items-start gap-2 text-14" data-best-voucher>
			<Icon name="tag" />
			<span>
				{t(`product.voucher.${kind}`, values)}{' '}
				<TextLink touch="line" href={path(paths.vouchers)}>
					{t('product.voucher.all')}
				</TextLink>
			</span>
		</p>
	)
}
