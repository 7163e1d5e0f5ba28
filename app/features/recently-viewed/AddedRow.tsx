import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { Section } from '#app/ui/Section.tsx'

type AddedRowProps = {
	id: string
	title: string
	/** Null until they are loaded. */
	cards: CardView[] | null
	isExpected: boolean
	dataSaver: boolean
	/** Attributes for page-tasks.js. */
	'data-viewed'?: number
	'data-visit'?: string
}

/**
 * A row of products that script adds to a page when it is nearly in view. The row's space is reserved as soon as the
 * row is expected, by page-tasks.js before hydration, so that nothing below it moves.
 */
export function AddedRow({ id, title, cards, isExpected, dataSaver, ...marks }: AddedRowProps) {
	const isReserved = isExpected && cards?.length !== 0
	return (
		<div
			{...marks}
			className="grid grid-cols-1 data-expected:min-h-95 lg:data-expected:min-h-105"
			data-added-row
			data-expected={isReserved ? '' : undefined}
			data-script="when-seen"
			suppressHydrationWarning
		>
			{cards && cards.length > 0 ? (
				<Section id={id} title={title}>
					<CardGrid cards={cards} shape="strip" dataSaver={dataSaver} />
				</Section>
			) : null}
		</div>
	)
}
