import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/Badge.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'

export type ProductRow = {
	id: number
	name: string
	status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED'
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

const colours = { ACTIVE: 'green', DRAFT: 'yellow', ARCHIVED: 'grey' } as const

/** Products as cards, each with a line for every variant: price, what can be sold, and the way to change them. */
export function ProductList({
	products,
	canChange,
}: {
	products: ProductRow[]
	canChange: boolean
}) {
	return (
		<ul className="grid gap-3">
			{products.map((product) => (
				<ProductCard key={product.id} {...{ product, canChange }} />
			))}
		</ul>
	)
}

function ProductCard({ product, canChange }: { product: ProductRow; canChange: boolean }) {
	const { t } = useTranslation('products')
	return (
		<li className="rounded-card border border-line bg-ground px-4 py-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h2 className="text-16 lg:text-16">{product.name}</h2>
				<Badge colour={colours[product.status]}>{t(`status.${product.status}`)}</Badge>
			</div>
			<ul className="mt-1 divide-y divide-line text-14">
				{product.variants.map((variant) => (
					<li
						key={variant.id}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem_5rem]"
					>
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
						{canChange && variant.sku ? (
							<ButtonLink
								href={`/products/variants/${variant.id}?${new URLSearchParams({ sku: variant.sku })}`}
								size="small"
								className="justify-self-end"
								aria-label={t('changeOne', { name: `${product.name} ${variant.label}`.trim() })}
							>
								{t('change')}
							</ButtonLink>
						) : null}
					</li>
				))}
			</ul>
		</li>
	)
}
