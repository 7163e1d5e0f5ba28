import { AddToCart } from '#app/features/cart/AddToCart.tsx'
import { ChatLink } from '#app/features/frame/ChatLink.tsx'
import { WatchOffers } from '#app/features/notifications/WatchOffers.tsx'
import { BestVoucherNote } from '#app/features/vouchers/BestVoucherNote.tsx'
import { StockTexts } from './ProductHead.tsx'
import type { ProductView, VariantView } from './product-view.ts'
import { SoldOutBar } from './SoldOutBar.tsx'
import { VariantChoices } from './VariantChoices.tsx'
import { choicesFrom } from './variant-choice.ts'

type PurchaseProps = {
	product: ProductView
	variant: VariantView
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
				<SoldOutBar {...watch} price={variant.price} chat={<ChatLink href={chat} />} />
			) : (
				<>
					<AddToCart
						variantId={variant.id}
						most={variant.most}
						isLimited={variant.isLimited}
						formToken={formToken}
						chosen={{ price: variant.price, label: chosen.map(({ label }) => label).join(', ') }}
						continueHref={continueHref}
						chat={<ChatLink href={chat} />}
					/>
					<WatchOffers {...watch} soldOut={false} />
				</>
			)}
		</div>
	)
}
