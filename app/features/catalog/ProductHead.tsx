import { clsx } from 'clsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { WishButton } from '#app/features/product-cards/WishButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Meta } from '#app/ui/Meta.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Price } from '#app/ui/Price.tsx'
import { starred } from '#web/ui/Rating.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { FlashEnd } from '#app/features/flash-sale/FlashEnd.tsx'
import { FlashSold } from '#app/features/flash-sale/FlashSold.tsx'
import type { FlashView } from '#app/features/flash-sale/flash-view.ts'
import type { ProductView, ShownVariant } from './product-view.ts'

type ProductHeadProps = {
	product: ProductView
	variant: ShownVariant
}

/** A fact beside others; 44 px high to touch, on a phone without taking that height. */
const fact = 'inline-flex min-h-11 items-center stacked:-my-2.5'

/** Name, rating and price. */
export function ProductHead({ product, variant }: ProductHeadProps) {
	const { t } = useTranslation('catalog')
	return (
		<header className="flex flex-col gap-2 stacked:-mt-3 stacked:gap-0">
			<div className="flex items-start justify-between gap-2">
				<h1 className="min-w-0 stacked:pt-2.5 stacked:text-18">{product.name}</h1>
				<WishButton id={product.id} name={product.name} />
			</div>
			<Meta size="normal">
				{product.rating === null ? null : (
					<a href="#reviews" className={clsx(fact, starred)} data-sign={t('card.ratingLabel')}>
						{`${product.rating} (${t('product.reviews', { count: product.reviewCount })})`}
					</a>
				)}
				{product.sold === null ? null : (
					<span className={fact}>{t('product.sold', { number: product.sold })}</span>
				)}
				{product.brand === null ? null : (
					<span className={fact}>{t('product.brand', { brand: product.brand })}</span>
				)}
			</Meta>
			<div aria-live="polite" aria-atomic="true">
				<Price
					size="large"
					now={variant.price}
					before={variant.before ?? undefined}
					beforeLabel={t('card.before')}
					percent={
						variant.percent === null ? undefined : t('card.off', { percent: variant.percent })
					}
				/>
				{variant.forAgent === undefined ? null : (
					<p className="font-semibold">{t('product.forAgent', { price: variant.forAgent })}</p>
				)}
			</div>
			{variant.flash ? <FlashNotice flash={variant.flash} /> : null}
		</header>
	)
}

/** Availability as text, with a link when it is sold out. */
export function StockTexts({
	product,
	variant,
	hasRelated,
}: ProductHeadProps & { hasRelated: boolean }) {
	const { t } = useTranslation('catalog')
	const none = variant.availability === 'none'
	return (
		<div className="flex flex-col gap-2" aria-live="polite">
			<p
				className={`flex flex-wrap items-center gap-2 text-14 font-semibold ${none ? 'text-alarm' : ''}`}
			>
				<Icon name={none ? 'alert' : 'check-round'} />
				{t(`product.stock.${variant.availability}`, { number: variant.left })}
			</p>
			{none ? (
				<MutedText>
					{product.isSoldOut ? t('product.allSoldOutHelp') : t('product.soldOutHelp')}{' '}
					{hasRelated ? <TextLink href="#related">{t('product.similar')}</TextLink> : null}
				</MutedText>
			) : null}
			<MutedText size={12} className="flex flex-wrap items-center gap-2">
				<span>{t('product.sku', { sku: variant.sku })}</span>
				{variant.weight ? <span>{t('product.weight', { weight: variant.weight })}</span> : null}
				{product.isDigital ? <span>{t('product.digital')}</span> : null}
				{product.facts.map(({ key, values }) => (
					<span key={key}>{t(`product.fact.${key}`, values)}</span>
				))}
			</MutedText>
		</div>
	)
}

/** Beside a product's price: the flash sale, its end and the units left, or that it is sold out. */
function FlashNotice({ flash }: { flash: FlashView }) {
	const { t } = useTranslation('catalog')
	if (flash.isGone) return <Alert title={t('flash.name')}>{t('flash.gone')}</Alert>
	return (
		<Alert tone="warning" title={t('flash.name')}>
			<FlashEnd {...flash} />
			<FlashSold percent={flash.soldPercent} />
			<p className="text-14">
				{t('flash.left', { number: flash.left })} {t('flash.most', { count: flash.maxPerBuyer })}
			</p>
		</Alert>
	)
}
