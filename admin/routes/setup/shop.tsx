import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { addCompany } from '#contract/company.ts'
import {
	chosenDistrict,
	type DistrictOption,
} from '#admin/features/settings/chosen-district.server.ts'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { NewShopForm } from '#admin/features/settings/shop.form.ts'
import { LookFields, ShopFields } from '#admin/features/settings/ShopFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { type RejectedForm, parseForm, valuesOf } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { needsPasswordConfirmation, requireAccount } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { localPhone } from '#web/domain/phone.ts'
import { DEFAULT_PALETTE } from '#contract/palettes.ts'

type Answer = { rejected: RejectedForm; options: DistrictOption[] }
const refused = (answer: Answer) => json(answer, { status: 422 })

export async function loader(args: AdminArgs) {
	const { admin, me } = await requireAccount(args)
	if (!me.isAdministrator) throw redirect('/company')
	if (args.request.method === 'GET' && me.companies.length > 0) throw redirect('/settings/shop')
	const { hostname } = new URL(args.request.url)
	return {
		title: pageTitle(admin.locale, 'setup:step.shop'),
		host: hostname.replace(/^admin\./, ''),
		phone: me.whatsapp === null ? '' : localPhone(me.whatsapp),
		mustConfirm: needsPasswordConfirmation(me, admin.now),
	}
}

export async function action(args: AdminArgs) {
	const { admin, me } = await requireAccount(args)
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(form, NewShopForm)
	const district = await chosenDistrict(admin.api, form)
	const options = 'options' in district ? district.options : []
	if (form.get('act') === 'preview') {
		return json<Answer>({ rejected: { values, errors: {} }, options })
	}
	const errors = {
		...(parsed.ok ? {} : parsed.rejected.errors),
		...('error' in district && { place: district.error }),
	}
	if (!parsed.ok || 'error' in district) return refused({ rejected: { values, errors }, options })
	const mustConfirm = needsPasswordConfirmation(me, admin.now)
	const error = await confirmPassword({ api: admin.api, mustConfirm }, form)
	if (error !== null) return refused({ rejected: { values, errors: { password: error } }, options })
	const shop = parsed.value
	const answer = await admin.api.tryCall(addCompany, {
		body: {
			code: shop.code,
			name: shop.name,
			host: shop.host,
			palette: shop.palette,
			phone: shop.phone,
			origin: district.code,
			isClosed: true,
			becomesOwner: true,
		},
	})
	if (answer.ok && admin.session.current) {
		admin.session.start({ token: admin.session.current.token, company: shop.code })
		return redirect('/settings/payment', 303)
	}
	if (answer.ok) return redirect('/', 303)
	const takenField = { COMPANY_CODE_TAKEN: 'code', HOST_TAKEN: 'host' }[answer.code]
	const field = takenField ?? (answer.errors.host ? 'host' : undefined)
	if (field === undefined) throw refusalResponse(answer)
	const key = takenField === undefined ? 'shop.hostWrong' : `shop.${field}Taken`
	return refused({ rejected: { values, errors: { [field]: key } }, options })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SetupShopPage() {
	const { host, phone, mustConfirm } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation(['settings', 'setup', 'common'])
	const rejected = answer?.rejected
	const errorsOf = fieldErrors(rejected, t)
	const values = rejected?.values ?? { host, phone, palette: DEFAULT_PALETTE }
	return (
		<>
			<PageHead title={t('setup:shop.title')}>
				<p className="text-mute">{t('setup:shop.text')}</p>
			</PageHead>
			<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-4 sm:p-6">
				<FormErrors rejected={rejected} ns="settings" />
				<ShopFields values={values} errorsOf={errorsOf} />
				<DistrictField
					label={t('district.origin')}
					place={values.place}
					options={answer?.options}
					errors={errorsOf('place')}
				/>
				<AddressFields values={values} errorsOf={errorsOf} />
				<LookFields values={values} errorsOf={errorsOf} />
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div className="flex flex-wrap gap-3">
					<Button variant="primary" name="act" value="save">
						{t('setup:next')}
					</Button>
					<Button name="act" value="preview" formNoValidate>
						{t('shop.preview')}
					</Button>
				</div>
			</PostForm>
		</>
	)
}

type AddressFieldsProps = {
	values: Record<string, string>
	errorsOf: ReturnType<typeof fieldErrors>
}

/** The shop's host name and code. */
function AddressFields({ values, errorsOf }: AddressFieldsProps) {
	const { t } = useTranslation(['settings', 'common'])
	return (
		<FieldColumns>
			<TextField
				id="host"
				name="host"
				label={t('shop.host')}
				maxLength={253}
				help={t('shop.hostHelp')}
				autoComplete="off"
				autoCapitalize="none"
				defaultValue={values.host}
				errors={errorsOf('host')}
				required
			/>
			<TextField
				id="code"
				name="code"
				label={t('shop.code')}
				maxLength={40}
				optional={t('common:form.optional')}
				help={t('shop.codeHelp')}
				autoComplete="off"
				autoCapitalize="none"
				defaultValue={values.code}
				errors={errorsOf('code')}
			/>
		</FieldColumns>
	)
}
