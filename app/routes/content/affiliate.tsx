import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireProgramme } from '#app/http/require-programme.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { loadText } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

export function loader({ context }: LoaderFunctionArgs) {
	requireProgramme(context, 'AFFILIATE')
	return loadText(context, 'affiliate')
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function Affiliate() {
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<TextScreen text={useLoaderData<typeof loader>().text}>
			<p className="mt-6">
				<ButtonLink variant="primary" size="large" href={path(paths.profile.affiliate)}>
					{t('affiliate.start')}
				</ButtonLink>
			</p>
		</TextScreen>
	)
}
