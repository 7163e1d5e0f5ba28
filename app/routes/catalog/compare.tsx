import type { AppLoadContext, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { compareProducts, listLikedProducts } from '#contract/product-lists.ts'
import { comparedIds, comparePath, maxCompared } from '#app/features/catalog/compare.ts'
import { compareView } from '#app/features/catalog/compare-view.ts'
import { cardView, type CardView } from '#app/features/product-cards/card-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { CompareTable } from '#app/ui/CompareTable.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { bestSellers, typedMatches } from './suggested.server.ts'

export const handle = { i18n: ['catalog'] }

/** Products to add that are offered. */
const offered = 8

/** GET ?p=12&p=7: these products side by side. `q` searches for another to add. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { call, locale } = context
	const search = new URL(request.url).searchParams
	const ids = comparedIds(search)
	const text = (search.get('q') ?? '').trim().slice(0, 100)
	const [products, found] = await Promise.all([
		ids.length === 0
			? []
			: orRespond(call(compareProducts, { query: { ids } })).then(({ list }) => list),
		orNull(candidatesOf(context, text, ids)),
	])
	const t = translator(locale)
	return {
		...compareView(products, { t, locale }),
		text,
		candidates: (found ?? [])
			.filter(({ id }) => !ids.includes(id))
			.slice(0, offered)
			.map((card) => cardView(card, locale)),
		dataSaver: context.dataSaver,
		title: t('catalog:compare.title'),
	}
}

export const action = noForm

async function candidatesOf(context: AppLoadContext, text: string, ids: number[]) {
	if (text !== '') return (await typedMatches(context, text, offered + ids.length)).list
	if (ids.length === 0) return bestSellers(context, offered)
	const how = { optional: true, isKept: false } as const
	return (await context.call(listLikedProducts, { query: { ids, limit: offered } }, how)).list
}

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

/** Up to four products side by side; the address says which. */
export default function Compare() {
	const page = useLoaderData<typeof loader>()
	const { products, different, same, dataSaver } = page
	const { t } = useTranslation(['catalog', 'frame'])
	const path = usePath()
	const ids = products.map(({ id }) => id)
	return (
		<Container page>
			<PageHeader
				title={t('catalog:compare.title')}
				breadcrumb={
					<Breadcrumb
						label={t('frame:breadcrumbs')}
						trail={[
							{ href: path(paths.home), label: t('frame:home') },
							{ href: path(paths.products), label: t('catalog:listing.all') },
							{ label: t('catalog:compare.title') },
						]}
					/>
				}
			/>
			{products.length === 0 ? (
				<EmptyState drawing="shelf" title={t('catalog:compare.empty')}>
					{t('catalog:compare.emptyText', { most: maxCompared })}
				</EmptyState>
			) : (
				<CompareTable
					label={t('catalog:compare.title')}
					heads={products.map((product) => ({
						key: product.id,
						head: <ProductColumn product={product} ids={ids} dataSaver={dataSaver} />,
					}))}
					groups={[
						{ title: t('catalog:compare.different'), rows: different },
						{ title: t('catalog:compare.same'), rows: same },
					].filter(({ rows }) => rows.length > 0)}
				/>
			)}
			{ids.length < maxCompared ? <AddProduct ids={ids} page={page} /> : null}
		</Container>
	)
}

type ProductColumnProps = { product: CardView; ids: number[]; dataSaver: boolean }

function ProductColumn({ product, ids, dataSaver }: ProductColumnProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<div className="flex flex-col gap-2">
			<PictureFrame>
				{product.image ? (
					<Picture
						image={product.image}
						widths={imageWidths.card}
						sizes="176px"
						dataSaver={dataSaver}
						decorative
						cover
					/>
				) : null}
			</PictureFrame>
			<TextLink href={path(paths.product(product.slug))}>{product.name}</TextLink>
			<TextLink
				touch="block"
				className="font-normal"
				href={path(comparePath(ids.filter((id) => id !== product.id)))}
				rel="nofollow"
			>
				{t('compare.remove')}
				<span className="sr-only"> {product.name}</span>
			</TextLink>
		</div>
	)
}

type AddProductProps = { ids: number[]; page: SerializeFrom<typeof loader> }

function AddProduct({ ids, page: { text, candidates, dataSaver } }: AddProductProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Section id="add" title={t('compare.add')}>
			<FilterForm action={path(paths.compare)} submit={t('compare.search')} single>
				{ids.length > 0 ? <input type="hidden" name="p" value={ids.join(',')} /> : null}
				<TextField id="compare-text" name="q" label={t('compare.text')} defaultValue={text} />
			</FilterForm>
			<div className="mt-6">
				{candidates.length === 0 && text !== '' ? (
					<p className="text-mute">{t('compare.nothing')}</p>
				) : (
					<CardGrid
						cards={candidates}
						heading="h3"
						dataSaver={dataSaver}
						belowOf={(card) => (
							<ButtonLink wide href={path(comparePath([...ids, card.id]))} rel="nofollow">
								{t('compare.addThis')}
								<span className="sr-only"> {card.name}</span>
							</ButtonLink>
						)}
					/>
				)}
			</div>
		</Section>
	)
}
