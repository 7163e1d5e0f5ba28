import { useSearchParams } from '@remix-run/react'
import type { ComponentProps } from 'react'
import type { ArrivalView } from './arrival-view.ts'
import { Delivery } from './Delivery.tsx'
import { ProductHead } from './ProductHead.tsx'
import type { OwnVariant, VariantView } from './product-view.ts'
import { Purchase } from './Purchase.tsx'
import type { Estimate } from './ShippingEstimate.tsx'
import { variantSearch } from './variant-choice.ts'

/** What a product's page shows of the visitor alone. */
export type OwnOffer = {
	isMember: boolean
	/** What a member sees of a variant instead, by its id; none for others. */
	variants: Record<string, OwnVariant>
	/** Null: nothing is sent. */
	estimate: Estimate | null
	/** When it arrives; null: nothing is sent, or nobody takes it there. */
	arrival: ArrivalView | null
}

type OfferProps = Omit<ComponentProps<typeof Purchase>, 'search' | 'isMember' | 'variant'> & {
	own: OwnOffer
	variant: VariantView
}

/** A product for this visitor: its price, how many can be ordered, and its delivery. */
export function Offer({ own, variant, product, ...purchase }: OfferProps) {
	const [search] = useSearchParams()
	const { isMember, estimate, arrival } = own
	const shown = { ...variant, ...own.variants[variant.id] }
	return (
		<>
			<ProductHead product={product} variant={shown} />
			<Purchase
				{...purchase}
				product={product}
				variant={shown}
				isMember={isMember}
				search={variantSearch(search, estimate, product.variants)}
			/>
			{estimate ? (
				<Delivery
					arrival={arrival}
					estimate={estimate}
					slug={product.slug}
					variantId={variant.id}
				/>
			) : null}
		</>
	)
}
