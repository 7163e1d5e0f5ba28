import { describe, expect, test } from 'vitest'
import { jarOf, lineOf, sentAfter } from '#tests/support/cookie-jars.ts'
import { affiliateClickOf, keepReferrals, referralsOf } from './referral.server.ts'

const now = new Date('2026-11-21T05:00:00Z')

describe('referral codes', () => {
	const keep = (
		query: string,
		durationDays = 30,
		header: string | null = null,
		today = '2026-11-21',
	) => {
		const jar = jarOf(header)
		return {
			jar,
			found: keepReferrals(jar, new URLSearchParams(query), { durationDays, today, now }),
		}
	}

	test.each(['ref', 'reff'])('[PT-02] %s names an affiliate', (name) => {
		const { jar, found } = keep(`${name}=ABC`)
		expect(found).toEqual([{ kind: 'affiliate', code: 'ABC', isNew: true }])
		expect(referralsOf(jarOf(sentAfter(jar)), now)).toEqual({ affiliate: 'ABC', agent: undefined })
	})

	test.each(['agen', 'agent'])('[PT-03] %s names an agent', (name) => {
		const { jar, found } = keep(`${name}=XYZ`)
		expect(found).toEqual([{ kind: 'agent', code: 'XYZ', isNew: true }])
		expect(referralsOf(jarOf(sentAfter(jar)), now)).toEqual({ affiliate: undefined, agent: 'XYZ' })
	})

	test.each(['ref=&reff=ABC&agen=&agent=XYZ', 'reff=ABC&ref=%20&agen=a%20b&agent=XYZ'])(
		'an empty parameter does not hide another: %s',
		(query) => {
			expect(keep(query).found.map(({ code }) => code)).toEqual(['ABC', 'XYZ'])
		},
	)

	test('[CK-04] last AFFILIATE_DURATION days, seven if the company has no setting', () => {
		expect(lineOf(keep('ref=A&agen=B').jar, 'AFFILIATE_CODE')).toContain(`Max-Age=${30 * 86_400};`)
		expect(lineOf(keep('ref=A&agen=B').jar, 'AGEN_CODE')).toContain(`Max-Age=${30 * 86_400};`)
		expect(lineOf(keep('ref=A', 0).jar, 'AFFILIATE_CODE')).toContain(`Max-Age=${7 * 86_400};`)
	})

	test('a code expires after its days, even if the browser still sends it', () => {
		const sent = sentAfter(keep('ref=A', 7).jar)
		const later = (ms: number) => referralsOf(jarOf(sent), new Date(now.getTime() + ms)).affiliate
		expect(later(7 * 86_400_000 - 1_000)).toBe('A')
		expect(later(7 * 86_400_000 + 1_000)).toBeUndefined()
		expect(affiliateClickOf(jarOf(sent), now)).toEqual({ code: 'A', at: now })
	})

	test('counts a code once a day; another code or another day counts again', () => {
		const cookies = sentAfter(keep('ref=A').jar)
		expect(keep('ref=A', 30, cookies).found[0]?.isNew).toBe(false)
		expect(keep('ref=B', 30, cookies).found[0]?.isNew).toBe(true)
		expect(keep('ref=A', 30, cookies, '2026-11-22').found[0]?.isNew).toBe(true)
	})

	test.each(['', ' ', '<script>', 'a b', 'x'.repeat(41), "';--"])('ignores %j', (code) => {
		expect(keep(new URLSearchParams({ ref: code }).toString()).found).toEqual([])
	})
})
