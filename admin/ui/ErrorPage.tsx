import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { useReference } from '#admin/http/reference.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

const statusesWithText = ['403', '404', '409', '422', '429', '503'] as const

/** The page of an error, with a link to the start page. */
export function ErrorPage() {
	const error = useRouteError()
	const { t } = useTranslation('common')
	const status = isRouteErrorResponse(error) ? String(error.status) : '500'
	const reference = useReference()
	const kind = statusesWithText.find((one) => one === status) ?? '500'
	return (
		<EmptyState
			drawing={kind === '404' ? 'search' : 'lamp'}
			heading="h1"
			title={t(`error.${kind}.title`)}
			action={
				<ButtonLink href="/" variant="primary">
					{t('error.home')}
				</ButtonLink>
			}
		>
			{t(`error.${kind}.text`)}
			{reference && kind !== '404' ? (
				<span className="mt-4 block text-12 text-mute">
					{t('error.reference')}: <code>{reference}</code>
				</span>
			) : null}
		</EmptyState>
	)
}
