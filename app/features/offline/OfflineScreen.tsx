import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import script from './show-offline-copy.js?url'

type OfflineScreenProps = { title: string }

/** Shown without a network: unpaid orders and the cart, as last seen. */
export function OfflineScreen({ title }: OfflineScreenProps) {
	const { t } = useTranslation('system')
	const path = usePath()
	return (
		<div className="flex flex-col gap-8">
			<EmptyState
				heading="h1"
				drawing="lamp"
				title={title}
				action={
					<ButtonLink variant="primary" href={path(paths.home)} reload data-again>
						{t('offline.again')}
					</ButtonLink>
				}
			>
				{t('offline.text')}
			</EmptyState>
			<Pay />
			<Cart />
			<script defer src={script} />
		</div>
	)
}

const fields = ['number', 'amount', 'bank', 'account', 'holder', 'deadline'] as const

function Pay() {
	const { t } = useTranslation('system')
	return (
		<section hidden data-kept="pay" aria-labelledby="kept-pay" className="flex flex-col gap-4">
			<h2 id="kept-pay">{t('offline.pay.title')}</h2>
			<dl className="grid gap-4 sm:grid-cols-2">
				{fields.map((field) => (
					<div key={field}>
						<MutedText as="dt">{t(`offline.pay.${field}`)}</MutedText>
						<dd className="tabular-nums font-semibold select-all" data-field={field} />
					</div>
				))}
			</dl>
		</section>
	)
}

function Cart() {
	const { t } = useTranslation('system')
	return (
		<section hidden data-kept="cart" aria-labelledby="kept-cart" className="flex flex-col gap-4">
			<h2 id="kept-cart">{t('offline.cart.title')}</h2>
			<ul className="flex flex-col gap-2">
				<template>
					<li className="flex flex-wrap items-center justify-between gap-2">
						<span>
							<span data-field="quantity" /> × <span data-field="name" />
						</span>
						<span className="tabular-nums" data-field="sum" />
					</li>
				</template>
			</ul>
			<p className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4 font-semibold">
				<span>{t('offline.cart.total')}</span>
				<span className="tabular-nums" data-field="total" />
			</p>
			<MutedText>{t('offline.cart.note')}</MutedText>
		</section>
	)
}
