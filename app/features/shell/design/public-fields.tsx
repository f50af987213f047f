import { ArrowUpDown, IndianRupee, MapPin } from 'lucide-react'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const CITIES = ['All cities', 'Hyderabad', 'Mumbai', 'Bangalore', 'Thiruvananthapuram'].map((label) => ({
  value: label,
  label,
}))
const BUDGETS = ['Any price', 'Under ₹1,00,000', '₹1,00,000 to ₹3,00,000', 'Above ₹3,00,000'].map((label) => ({
  value: label,
  label,
}))

/** The browser's own fields, for GET forms on public pages. */
export function PublicFields() {
  return (
    <Chapter id="public-fields" title="Fields of public pages">
      <Specimen name="SearchInput and NativeSelect, joined bar" isWide layout="stack">
        <form className="overflow-hidden rounded-lg border border-line-strong bg-surface max-md:divide-y md:flex md:divide-x divide-line">
          <SearchInput
            variant="bar"
            label="Search outdoor sites"
            placeholder="Search a road, landmark or area"
            className="md:flex-[1.6]"
          />
          <NativeSelect variant="bar" icon={MapPin} label="City" name="city" options={CITIES} className="md:flex-1" />
          <NativeSelect
            variant="bar"
            icon={IndianRupee}
            label="Price a month"
            name="price"
            options={BUDGETS}
            className="md:flex-1"
          />
        </form>
      </Specimen>
      <Specimen name="SearchInput and NativeSelect, field" layout="stack">
        <SearchInput label="Search" placeholder="Road, landmark or area" />
        <NativeSelect label="City" name="field-city" icon={MapPin} options={CITIES} defaultValue="Thiruvananthapuram" />
        <NativeSelect label="State" name="state" options={CITIES} disabled />
      </Specimen>
      <Specimen name="SearchInput and NativeSelect, toolbar">
        <SearchInput variant="toolbar" label="Search users" placeholder="Name, email or company" className="w-72" />
        <NativeSelect
          variant="toolbar"
          label="Sort by"
          name="sort"
          icon={ArrowUpDown}
          options={['Recommended', 'Price, low to high'].map((label) => ({ value: label, label }))}
        />
      </Specimen>
    </Chapter>
  )
}
