import { useFetchers } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SavedContext } from '#app/features/product-cards/saved-context.ts'
import { ShareWishlist } from './ShareWishlist.tsx'
import type { WishlistItemView } from './wishlist-item-view.ts'
import { wishFormId } from '#app/features/product-cards/WishlistForm.tsx'

type OwnWishlistScreenProps = {
	items: WishlistItemView[]
	/** The URL to share it. */
	share: string
	dataSaver: boolean
}

/** A customer's wishlist: price drops, availability, buttons to add to the cart and to remove. */
export function OwnWishlistScreen({ items, share, dataSaver }: OwnWishlistScreenProps) {
	const { t } = useTranslation('wishlist')
	const path = usePath()
	const leaving = useLeaving()
	const visible = items.filter(({ card }) => !leaving.has(card.id))
	if (visible.length === 0) {
		return (
			<>
				<PageHeader title={t('title')} />
				<EmptyState
					drawing="heart"
					title={t('none.title')}
					action={
						<ButtonLink variant="primary" href={path(paths.products)}>
							{t('none.action')}
						</ButtonLink>
					}
				>
					{t('none.text')}
				</EmptyState>
			</>
		)
	}
	const byId = new Map(visible.map((item) => [item.card.id, item]))
	return (
		<SavedContext.Provider value={new Set(byId.keys())}>
			<PageHeader title={t('title')}>{t('count', { count: visible.length })}</PageHeader>
			<CardGrid
				cards={visible.map(({ card }) => card)}
				eager={4}
				heading="h2"
				dataSaver={dataSaver}
				belowOf={({ id }) => {
					const item = byId.get(id)
					return item ? <WishlistItemActions item={item} /> : null
				}}
			/>
			<ShareWishlist address={share} />
		</SavedContext.Provider>
	)
}

function WishlistItemActions({ item: { card, cheaperBy, isInStock } }: { item: WishlistItemView }) {
	const { t } = useTranslation('wishlist')
	return (
		<div className="flex flex-col gap-2">
			{cheaperBy ? (
				<p className="text-14 font-semibold text-green">{t('cheaper', { amount: cheaperBy })}</p>
			) : null}
			<MutedText>{t(isInStock ? 'inStock' : 'outOfStock')}</MutedText>
			{isInStock ? (
				<Button
					wide
					form={wishFormId}
					name="move"
					value={card.slug}
					aria-label={t('moveNamed', { name: card.name })}
				>
					{t('move')}
				</Button>
			) : null}
			<Button
				wide
				variant="quiet"
				form={wishFormId}
				name="remove"
				value={card.id}
				aria-label={t('removeNamed', { name: card.name })}
			>
				{t('remove')}
			</Button>
		</div>
	)
}

/** Products that are being removed. */
function useLeaving(): Set<number> {
	return new Set(
		useFetchers().flatMap(({ key, formData }) =>
			key.startsWith('wish-') && formData?.has('remove') ? [Number(formData.get('remove'))] : [],
		),
	)
}
