import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ArrivalNote } from './ArrivalNote.tsx'
import type { ArrivalView } from './arrival-view.ts'
import { ShippingEstimate, type Estimate } from './ShippingEstimate.tsx'

type DeliveryProps = {
	/** Null: nobody takes it there. */
	arrival: ArrivalView | null
	estimate: Estimate
	slug: string
	variantId: number
}

/** When a product arrives and what its delivery costs: at the visitor's district, where it is known. */
export function Delivery({ arrival, estimate, slug, variantId }: DeliveryProps) {
	const path = usePath()
	const otherDistrict = `${path(paths.product(slug))}?v=${variantId}&to=#delivery`
	return (
		<>
			{arrival ? (
				<ArrivalNote
					arrival={arrival}
					districtHref={arrival.isAtDistrict ? otherDistrict : '#to'}
				/>
			) : null}
			<ShippingEstimate
				estimate={estimate}
				slug={slug}
				variantId={variantId}
				changeHref={otherDistrict}
			/>
		</>
	)
}
