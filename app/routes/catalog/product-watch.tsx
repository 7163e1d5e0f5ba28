import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { getProduct } from '#contract/product.ts'
import { addWatch } from '#contract/watch.ts'
import { ApiError } from '#app/api/failures.ts'
import { chosenVariant } from '#app/features/catalog/variant-choice.ts'
import { watchForm } from '#app/features/notifications/watch.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['notifications', 'auth'] }

/** Asks for the recipient of a mail when a product is back (`kind=stock`) or costs less (`kind=price`). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const product = await orRespond(context.call(getProduct, { slug: params.slug ?? '' }))
	const { kind, search } = requestedWatch(request)
	return {
		slug: product.slug,
		product: product.name,
		kind,
		action: `${localePath(context.locale, paths.productWatch(product.slug))}${search}`,
		isMember: context.customer.current() !== null,
		formToken: context.formToken(),
		title: translator(context.locale)(`notifications:watch.${kind}.title`),
	}
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const isMember = context.customer.current() !== null
	const product = await orRespond(context.call(getProduct, { slug: params.slug ?? '' }))
	const { kind, variant } = requestedWatch(request)
	const submission = parseWithZod(await request.formData(), { schema: watchForm(isMember) })
	if (submission.status !== 'success') return reply(submission.reply(), 422)
	try {
		await context.call(addWatch, {
			body: {
				kind: kind === 'stock' ? 'STOCK' : 'PRICE',
				productId: product.id,
				...(kind === 'stock' && { variantId: chosenVariant(product.variants, variant)?.id }),
				email: submission.value.email,
			},
		})
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const status = error.failure === 'conflict' ? 409 : error.failure === 'too-many' ? 429 : 503
		const formErrors = [`notifications:watch.refused.${status}`]
		return reply(submission.reply({ formErrors }), status)
	}
	context.flash({ type: 'success', key: `notifications:said.${isMember ? 'watching' : 'mailed'}` })
	return goTo(context.locale, paths.product(product.slug))
}

function requestedWatch(request: Request) {
	const { searchParams } = new URL(request.url)
	const kind = searchParams.get('kind') === 'stock' ? ('stock' as const) : ('price' as const)
	const variant = /^\d{1,15}$/.exec(searchParams.get('v') ?? '')?.[0] ?? null
	return { kind, variant, search: `?kind=${kind}${variant === null ? '' : `&v=${variant}`}` }
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Asks a guest where to write when a product is back or costs less. */
export default function ProductWatch() {
	const view = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('notifications')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof watchForm>>({ id: 'watch', lastResult: result })
	const errors = summaryErrors(form, t)
	return (
		<Container narrow page>
			<PageHeader title={t(`watch.${view.kind}.title`)}>
				{t(`watch.${view.kind}.lead`, { product: view.product })}
			</PageHeader>
			<FieldForm
				form={form}
				action={view.action}
				formToken={view.formToken}
				summary={t('watch.summary', { count: errors.length })}
				errors={errors}
			>
				{view.isMember ? null : (
					<EmailField
						{...fieldProps(fields.email, t)}
						label={t('watch.email')}
						help={t('watch.emailHelp')}
					/>
				)}
				<div className="flex flex-wrap items-center gap-4">
					<Button variant="primary" size="large" pending={sending}>
						{t('watch.submit')}
					</Button>
					<TextLink touch="block" href={path(paths.product(view.slug))}>
						{t('watch.back')}
					</TextLink>
				</div>
			</FieldForm>
		</Container>
	)
}
