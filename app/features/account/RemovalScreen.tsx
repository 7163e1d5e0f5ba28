import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type RemovalScreenProps = {
	title: string
	lead: string
	/** The item as its list shows it. */
	children: ReactNode
	submit: string
	/** Why it could not be removed. */
	refused?: string
	/** Paths without the language: the page itself, and the one to return to. */
	action: `/${string}`
	back: `/${string}`
	formToken: string
}

/** Asks for confirmation before something in the account is removed. */
export function RemovalScreen(props: RemovalScreenProps) {
	const { title, lead, children, submit, refused, action, back, formToken } = props
	const { t } = useTranslation('profile')
	const path = usePath()
	const sending = useSending()
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={title}>{lead}</PageHeader>
			{refused ? (
				<Alert tone="error" role="alert">
					{refused}
				</Alert>
			) : null}
			<Card variant="filled" className="wrap-anywhere">
				{children}
			</Card>
			<Form method="post" action={path(action)} className="flex flex-wrap items-center gap-2">
				<input type="hidden" name="formToken" value={formToken} />
				<Button variant="danger" size="large" pending={sending}>
					{submit}
				</Button>
				<ButtonLink variant="quiet" size="large" href={path(back)}>
					{t('form.cancel')}
				</ButtonLink>
			</Form>
		</div>
	)
}
