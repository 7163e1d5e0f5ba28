import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listPaymentMethods } from '#contract/payment.ts'
import { knownMethods } from '#app/domain/payment.ts'
import { PaymentMethods } from '#app/features/content/PaymentMethods.tsx'
import { TextScreen } from '#app/features/content/TextScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { loadText } from './text-page.server.ts'

export const handle = { i18n: ['content', 'payment'], script: false }

/** The company's page about payment, with its accounts. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [page, { list }] = await Promise.all([
		loadText(context, 'payment-method'),
		orRespond(context.call(listPaymentMethods, {})),
	])
	return { ...page, methods: knownMethods(list) }
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

export default function PaymentMethod() {
	const { text, methods } = useLoaderData<typeof loader>()
	return (
		<TextScreen text={text}>
			<PaymentMethods methods={methods} />
		</TextScreen>
	)
}
