import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction, useFetchers } from '@remix-run/react'
import { listWishes } from '#contract/wishlist.ts'
import { sharedText } from '#app/features/wishlist/shared-ids.ts'
import {
	wishlistItemView,
	type WishlistItemView,
} from '#app/features/wishlist/wishlist-item-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SavedContext } from '#app/features/product-cards/saved-context.ts'
import { ShareWishlist } from '#app/features/wishlist/ShareWishlist.tsx'
import { wishFormId } from '#app/features/product-cards/WishlistForm.tsx'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['catalog', 'profile', 'wishlist'] }

/** The account's wishlist; the browser's copy is updated from it. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, origin, dataSaver } = context
	const { list } = await orRespond(context.call(listWishes, {}))
	const ids = list.map(({ id }) => id)
	context.wishlist.adopt(ids)
	return {
		title: translator(locale)('wishlist:title'),
		// The browser's own wishlist has a page, too.
		metaTitle: translator(locale)('wishlist:own'),
		items: list.map((item) => wishlistItemView(item, locale)),
		share: `${origin}${localePath(locale, paths.wishlist)}?items=${sharedText(ids)}`,
		dataSaver,
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.metaTitle, robots: 'noindex' }) : []

/** A customer's wishlist: price drops, availability, buttons to add to the cart and to remove. */
export default function OwnWishlist() {
	const { items, share, dataSaver } = useLoaderData<typeof loader>()
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
		<SavedContext.Provider value={{ saved: [...byId.keys()] }}>
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
