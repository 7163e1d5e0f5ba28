import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import script from '#app/features/offline/show-offline-copy.js?url'

export const handle = { i18n: 'system', script: false }

/** The page that the service worker caches for use without a network; it is fetched without cookies. */
export async function loader({ context: { locale } }: LoaderFunctionArgs) {
	return { title: translator(locale)('system:offline.title') }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Shown without a network: unpaid orders and the cart, as last seen. */
export default function Offline() {
	const { title } = useLoaderData<typeof loader>()
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
