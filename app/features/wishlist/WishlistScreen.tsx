import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import type { CardView } from '#app/features/product-cards/card-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { useSaved } from '#app/features/product-cards/saved-context.ts'
import { wishFormId } from '#app/features/product-cards/WishlistForm.tsx'

type WishlistScreenProps = {
	/** Null: the products are unavailable. */
	cards: CardView[] | null
	/** Another visitor's list, opened by its link. */
	isShared: boolean
	dataSaver: boolean
}

/** A visitor's wishlist: current prices and stock, buttons to add to the cart and to remove. */
export function WishlistScreen({ cards, isShared, dataSaver }: WishlistScreenProps) {
	const { t } = useTranslation('wishlist')
	const saved = useSaved()
	if (cards === null) return <EmptyWishlist kind="unknown" />
	const visibleCards = isShared ? cards : cards.filter(({ id }) => saved?.has(id) ?? true)
	if (visibleCards.length === 0) return <EmptyWishlist kind="none" />
	return (
		<Container page>
			<PageHeader title={t(isShared ? 'shared.title' : 'title')}>
				{isShared ? t('shared.text') : t('count', { count: visibleCards.length })}
			</PageHeader>
			<CardGrid
				cards={visibleCards}
				eager={4}
				heading="h2"
				dataSaver={dataSaver}
				belowOf={(card) =>
					card.tag === 'soldOut' ? null : (
						<Button
							size="small"
							wide
							form={wishFormId}
							name="move"
							value={card.slug}
							aria-label={t('moveNamed', { name: card.name })}
						>
							{t('move')}
						</Button>
					)
				}
			/>
		</Container>
	)
}

function EmptyWishlist({ kind }: { kind: 'none' | 'unknown' }) {
	const { t } = useTranslation('wishlist')
	const path = usePath()
	return (
		<Container page>
			<EmptyState
				heading="h1"
				drawing={kind === 'none' ? 'shelf' : 'lamp'}
				title={t(`${kind}.title`)}
				action={
					<ButtonLink
						variant="primary"
						href={path(kind === 'none' ? paths.products : paths.wishlist)}
						reload={kind === 'unknown'}
					>
						{t(`${kind}.action`)}
					</ButtonLink>
				}
			>
				{t(`${kind}.text`)}
			</EmptyState>
		</Container>
	)
}
