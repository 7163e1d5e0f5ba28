import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireAccount } from '#admin/http/staff.ts'
import { SignedOutFrame } from '#admin/ui/SignedOutFrame.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export async function loader(args: AdminArgs) {
	const { admin, me } = await requireAccount(args)
	return {
		title: pageTitle(admin.locale, 'common:company.title'),
		name: me.name,
		chosen: admin.session.current?.company ?? null,
		companies: me.companies.map(({ companyCode, companyName, role, hosts }) => ({
			code: companyCode,
			name: companyName,
			role,
			host: hosts[0] ?? '',
		})),
	}
}

export async function action(args: AdminArgs) {
	const { admin, me } = await requireAccount(args)
	const form = await args.request.formData()
	const company = me.companies.find(({ companyCode }) => companyCode === form.get('company'))
	if (!company || !admin.session.current) throw new Response(null, { status: 404 })
	admin.session.start({ token: admin.session.current.token, company: company.companyCode })
	return redirect('/', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CompanyPage() {
	const { companies, name, chosen } = useLoaderData<typeof loader>()
	const { t } = useTranslation('common')
	return (
		<SignedOutFrame>
			<h1>{t('company.title')}</h1>
			<p className="mt-1 mb-4 text-mute">
				{t(companies.length > 0 ? 'company.text' : 'company.none', { name })}
			</p>
			<PostForm className="grid gap-2">
				{companies.map((company) => (
					<button
						key={company.code}
						name="company"
						value={company.code}
						aria-current={company.code === chosen || undefined}
						className="flex min-h-16 items-center gap-3 rounded-control border border-edge px-4 py-2 text-left hover:bg-sunk chosen:bg-tint"
					>
						<span className="grid min-w-0 flex-1">
							<b>{company.name}</b>
							<span className="text-14 text-mute">
								{t(`role.${company.role}`)}
								{company.host ? ` · ${company.host}` : ''}
							</span>
						</span>
						<Icon name="right" />
					</button>
				))}
			</PostForm>
			<PostForm action="/sign-out" className="mt-6">
				<Button variant="quiet" size="small">
					<Icon name="out" /> {t('nav.signOut')}
				</Button>
			</PostForm>
		</SignedOutFrame>
	)
}
