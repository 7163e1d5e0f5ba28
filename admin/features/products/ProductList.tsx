import type { FeedFault, ProductStatus } from '#contract/stocked-product.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ProductBadge } from './ProductBadge.tsx'

export type ProductRow = {
	id: number
	name: string
	status: ProductStatus
	/** When it will be published; null if no date is ahead. */
	planned: string | null
	/** Id of the first picture. */
	picture: string | null
	/** Why product feeds leave it out. */
	feedFaults: FeedFault[]
	variants: {
		id: number
		sku: string
		label: string
		price: string
		/** Before the discount. */
		before: string | null
		free: number
		isLow: boolean
	}[]
}

/** Products as cards, with a line for every variant: price, available stock and a link to change them. */
export function ProductList({ products, ...can }: { products: ProductRow[] } & ProductPermissions) {
	return (
		<ul className="grid gap-3">
			{products.map((product) => (
				<ProductCard key={product.id} {...can} product={product} />
			))}
		</ul>
	)
}

type ProductPermissions = { canChange: boolean; canEdit: boolean }

function ProductCard({
	product,
	canChange,
	canEdit,
}: { product: ProductRow } & ProductPermissions) {
	const { t } = useTranslation('products')
	return (
		<li className="rounded-card border border-line bg-ground px-4 py-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<div className="flex min-w-0 items-center gap-3">
					{product.picture === null ? null : (
						<img
							src={`/products/media/${product.picture}`}
							alt=""
							width="44"
							height="44"
							loading="lazy"
							className="size-11 flex-none rounded-control bg-sunk object-cover"
						/>
					)}
					<h2 className="min-w-0 text-16 lg:text-16">
						{canEdit ? (
							<TextLink href={`/products/${product.id}`}>{product.name}</TextLink>
						) : (
							product.name
						)}
					</h2>
				</div>
				<ProductBadge status={product.status} planned={product.planned} />
			</div>
			{product.feedFaults.length === 0 ? null : (
				<p className="mt-1 text-14 text-mute">
					{product.feedFaults.map((fault) => t(`feedFault.${fault}`)).join(' ')}
				</p>
			)}
			<ul className="mt-1 divide-y divide-line text-14">
				{product.variants.map((variant) => (
					<VariantLine
						key={variant.id}
						variant={variant}
						name={product.name}
						canChange={canChange}
					/>
				))}
			</ul>
		</li>
	)
}

type VariantLineProps = {
	variant: ProductRow['variants'][number]
	/** Id of the product. */
	name: string
	canChange: boolean
}

function VariantLine({ variant, name, canChange }: VariantLineProps) {
	const { t } = useTranslation('products')
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem_5rem]">
			<span className="min-w-0">
				<span className="block">{variant.label || t('only')}</span>
				<span className="block truncate text-mute">{variant.sku}</span>
			</span>
			<span className="text-right whitespace-nowrap tabular-nums">
				<b>{variant.price}</b>
				{variant.before ? <s className="block text-mute">{variant.before}</s> : null}
			</span>
			<span className="sm:text-right">
				<Badge colour={variant.isLow ? 'orange' : 'grey'}>
					{t('free', { count: variant.free })}
				</Badge>
			</span>
			{canChange ? (
				<ButtonLink
					href={`/products/variants/${variant.id}`}
					size="small"
					className="justify-self-end"
					aria-label={t('changeOne', { name: `${name} ${variant.label}`.trim() })}
				>
					{t('change')}
				</ButtonLink>
			) : null}
		</li>
	)
}
