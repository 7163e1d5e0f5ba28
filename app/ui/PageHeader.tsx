import type { ReactNode } from 'react'

type PageHeaderProps = { title: ReactNode; children?: ReactNode; breadcrumb?: ReactNode }

/** The page's `h1` with the way back above and a sentence under it. */
export function PageHeader({ title, children, breadcrumb }: PageHeaderProps) {
	return (
		<header className="page-h">
			{breadcrumb}
			<h1>{title}</h1>
			{children ? <p>{children}</p> : null}
		</header>
	)
}
