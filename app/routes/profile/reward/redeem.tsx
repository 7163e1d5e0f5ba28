import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { type Address, listAddresses } from '#contract/address.ts'
import { getReward, redeemReward } from '#contract/reward.ts'
import { digits } from '#web/domain/money.ts'
import { redeemForm } from '#app/features/rewards/redeem.form.ts'
import { rewardView } from '#app/features/rewards/reward-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { formKeyOf } from '#app/features/forms/form-key.ts'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { refuseFailed, refuse } from '../refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['profile', 'rewards'] }

/** A reward's page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { api, locale } = context
	const id = params.rewardId ?? ''
	const { balance, ...reward } = await orRespond(api.call(getReward, { id }))
	const saved = reward.isSent ? await orNull(context.call(listAddresses, {})) : null
	return {
		reward: rewardView(reward, locale),
		/** Its price as a number, for the form. */
		coins: reward.coins,
		balance: digits(balance),
		address: addressText(saved?.list[0]),
		formToken: context.formToken(),
		formKey: context.newFormKey(),
	}
}

/** Redeems the reward. */
export async function action({ context, request, params }: ActionFunctionArgs) {
	requireCustomer(context)
	const id = params.rewardId ?? ''
	const reward = await orRespond(context.call(getReward, { id }))
	const submission = parseWithZod(await request.formData(), { schema: redeemForm(reward) })
	if (submission.status !== 'success') return refuse(submission)
	const { formKey: idempotencyKey, ...wanted } = submission.value
	try {
		await context.call(redeemReward, { body: { reward: id, ...wanted }, idempotencyKey })
	} catch (error) {
		return refuseFailed(error, submission, texts)
	}
	context.flash({ type: 'success', key: 'rewards:said.redeemed' })
	return goTo(context.locale, paths.profile.rewards)
}

const texts = {
	codes: {
		OUT_OF_STOCK: 'rewards:why.OUT_OF_STOCK',
		TIER_TOO_LOW: 'rewards:why.TIER_TOO_LOW',
		COINS_TOO_FEW: 'rewards:why.COINS_TOO_FEW',
		PRICE_CHANGED: 'rewards:redeem.stale',
		KEY_REUSED: 'rewards:redeem.stale',
	},
	fields: { address: 'rewards:redeem.address.required' },
}

function addressText(address: Address | undefined): string {
	if (!address) return ''
	const { recipient, phone, street, village, postcode } = address
	const { districtName, cityName, provinceName } = address
	const place = `${village}, ${districtName}, ${cityName}, ${provinceName} ${postcode}`.trimEnd()
	return [`${recipient} (${phone})`, street, place].join('\n')
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.reward.title, robots: 'noindex' }) : []

/** A reward with its terms, and the form to redeem it. */
export default function Redeem() {
	const page = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	const { t } = useTranslation('rewards')
	const path = usePath()
	const { reward } = page
	return (
		<div className="max-w-144">
			<PageHeader title={reward.title}>
				{t('redeem.lead', { coins: reward.coins, balance: page.balance })}
			</PageHeader>
			{reward.terms === '' ? null : <p>{reward.terms}</p>}
			<MutedText className="mb-4">
				{t('rewards.left', { stock: reward.stock })}
				{reward.ends === null ? null : ` · ${t('rewards.until', { ends: reward.ends })}`}
			</MutedText>
			{reward.unavailableReason === null || result ? (
				<RedeemForm page={page} result={result} />
			) : (
				<Alert>{t(`why.${reward.unavailableReason}`)}</Alert>
			)}
			<p className="mt-4">
				<TextLink touch="block" href={path(paths.profile.rewards)}>
					{t('back')}
				</TextLink>
			</p>
		</div>
	)
}

type RedeemFormProps = {
	page: SerializeFrom<typeof loader>
	result: SubmissionResult<string[]> | undefined
}

function RedeemForm({ page, result }: RedeemFormProps) {
	const { t } = useTranslation(['rewards', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof redeemForm>>({
		id: 'redeem',
		lastResult: result,
		defaultValue: { address: page.address },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(paths.profile.reward(page.reward.id))}
			formToken={page.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="formKey" value={formKeyOf(result, page.formKey)} />
			<input type="hidden" name="coins" value={page.coins} />
			{page.reward.isSent ? (
				<TextArea
					{...fieldProps(fields.address, t)}
					rows={4}
					label={t('rewards:redeem.address.label')}
					help={t('rewards:redeem.address.help')}
					autoComplete="street-address"
					maxLength={800}
				/>
			) : null}
			<Button variant="primary" size="large" pending={sending}>
				{t('rewards:redeem.submit', { coins: page.reward.coins })}
			</Button>
		</FieldForm>
	)
}
