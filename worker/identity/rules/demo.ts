import type { Role } from '../../kernel/rules/identity/roles.ts'

interface DemoAccount {
  /** `users.id`; a new seed keeps it. */
  id: string
  role: Role
  name: string
  email: string
  password: string
  company: string
  phone: string
  location: string
  /** The owner that a media owner belongs to. */
  ownerId?: string
}

/** Accounts for a try. Their passwords are public: they exist and work only while DEMO_MODE is on. */
export const DEMO_ACCOUNTS = {
  advertiser: {
    id: 'usr_demo-advertiser',
    role: 'advertiser',
    name: 'Asha Menon',
    email: 'advertiser@demo.adchowk.in',
    password: 'Advertiser@123',
    company: 'Kaveri Coffee Works',
    phone: '+91 98450 10001',
    location: 'Bangalore, Karnataka',
  },
  mediaOwner: {
    id: 'usr_demo-owner',
    role: 'mediaOwner',
    name: 'Rohit Deshmukh',
    email: 'owner@demo.adchowk.in',
    password: 'MediaOwner@123',
    company: 'Sahyadri Outdoor',
    // Of the seeded catalogue, so that the account has listings.
    ownerId: 'sahyadri-outdoor',
    phone: '+91 98220 10002',
    location: 'Pune, Maharashtra',
  },
  admin: {
    id: 'usr_demo-admin',
    role: 'admin',
    name: 'Admin User',
    email: 'admin@adchowk.in',
    password: 'Admin@123',
    company: 'AdChowk',
    phone: '+91 80 4718 0003',
    location: 'Bangalore, Karnataka',
  },
} as const satisfies Partial<Record<Role, DemoAccount>>
