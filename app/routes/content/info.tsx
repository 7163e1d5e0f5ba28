import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listInformation } from '#contract/content.ts'
import { InfoScreen } from '#app/features/content/InfoScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { loadIntro } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

/** An overview of the information pages. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [text, links] = await Promise.all([
		loadIntro(context, 'info'),
		orNull(context.call(listInformation, {}, { optional: true })),
	])
	const t = translator(context.locale)
	return {
		text,
		links: (links?.list ?? []).map(({ slug, title }) => ({ slug, title })),
		meta: {
			title: text?.title ?? t('content:info.title'),
			description: text?.summary ?? t('content:info.lead', { shop: context.site.title }),
		},
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function Info() {
	const { text, links, meta } = useLoaderData<typeof loader>()
	return <InfoScreen text={text} links={links} title={meta.title} lead={meta.description} />
}
