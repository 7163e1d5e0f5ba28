import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { localPhone } from '#web/domain/phone.ts'
import { Notice } from '#app/features/system/Notice.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export const handle = { i18n: 'system' }

/** Retry-After in seconds. */
const retryAfter = '600'

/** The maintenance page (spec section 2); redirects home when there is no maintenance. */
export async function loader({ context: { locale, site } }: LoaderFunctionArgs) {
	if (!site.maintenance) return goTo(locale, paths.home)
	const title = translator(locale)('system:maintenance.title')
	return reply({ title, phone: localPhone(site.customerCarePhone) }, 503, {
		'Retry-After': retryAfter,
	})
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Maintenance() {
	const { title, phone } = useLoaderData<typeof loader>()
	const { t } = useTranslation('system')
	const path = usePath()
	return (
		<Notice
			title={title}
			drawing="lamp"
			action={
				<ButtonLink variant="primary" href={path(paths.home)} reload>
					{t('maintenance.again')}
				</ButtonLink>
			}
		>
			{t('maintenance.text')} {phone ? t('maintenance.care', { phone }) : null}
		</Notice>
	)
}
