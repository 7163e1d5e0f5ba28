import type { ReactNode } from 'react'

type PageHeaderProps = { title: ReactNode; children?: ReactNode; breadcrumb?: ReactNode }

/** The page's `h1` with a breadcrumb above and a sentence below. */
export function PageHeader({ title, children, breadcrumb }: PageHeaderProps) {
	return (
		<header className="mb-6 flex flex-col gap-1">
			{breadcrumb}
			<h1>{title}</h1>
			{children ? <p className="max-w-[68ch] text-mute">{children}</p> : null}
		</header>
	)
}
