import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { brandView } from '#app/domain/brand.ts'
import { ConfirmationScreen } from '#app/features/orders/ConfirmationScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { confirmationPage } from './confirmation-page.server.ts'
import { sendConfirmation } from './send-confirmation.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: 'orders' }

export async function loader({ context, request }: LoaderFunctionArgs) {
	return {
		view: await confirmationPage(context, new URL(request.url).searchParams),
		brand: brandView(context.site, context.dataSaver),
		title: translator(context.locale)('orders:confirmation.title'),
	}
}

export function action({ context, request }: ActionFunctionArgs) {
	return sendConfirmation(context, request)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function PaymentConfirmation() {
	const { view, brand } = useLoaderData<typeof loader>()
	const refusal = useAnswer<typeof action>()
	return (
		<ConfirmationScreen
			view={view}
			brand={brand}
			result={refusal?.result}
			formKey={refusal?.formKey}
		/>
	)
}
