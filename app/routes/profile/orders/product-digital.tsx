import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listBoughtFiles } from '#contract/bought-file.ts'
import { digitalView } from '#app/features/orders/digital-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { DownloadForm } from '#app/features/orders/DownloadForm.tsx'

export const handle = { i18n: ['my-orders'] }

/** The customer's purchased files with the downloads left. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, now } = context
	const { list: bought } = await orRespond(context.call(listBoughtFiles, {}))
	return {
		files: bought.map((each) => digitalView(each, locale, now)),
		formToken: context.formToken(),
		title: translator(locale)('my-orders:digital.title'),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Purchased files, each with a button that counts one download. */
export default function ProductDigital() {
	const { title, files, formToken } = useLoaderData<typeof loader>()
	const { t } = useTranslation('my-orders')
	const path = usePath()
	if (files.length === 0) {
		return (
			<>
				<PageHeader title={title} />
				<EmptyState
					title={t('digital.empty.title')}
					action={
						<ButtonLink variant="primary" href={path(paths.products)}>
							{t('digital.empty.shop')}
						</ButtonLink>
					}
				>
					{t('digital.empty.text')}
				</EmptyState>
			</>
		)
	}
	return (
		<>
			<PageHeader title={title}>{t('digital.lead')}</PageHeader>
			<ul className="flex flex-col gap-4">
				{files.map((file) => (
					<Card as="li" key={`${file.order} ${file.position}`} className="flex flex-col gap-2">
						<h2 className="text-18">{file.name}</h2>
						{file.variantLabel ? <MutedText>{file.variantLabel}</MutedText> : null}
						<p className="wrap-anywhere">
							{t('digital.file', { name: file.fileName, size: file.size })}
						</p>
						<p>
							<TextLink
								touch="block"
								className="tabular-nums"
								href={path(paths.profile.order(file.order))}
							>
								{t('digital.order', { number: file.order })}
							</TextLink>
						</p>
						<DownloadForm
							file={file}
							action={paths.profile.digitalDownload}
							formToken={formToken}
						/>
					</Card>
				))}
			</ul>
		</>
	)
}
