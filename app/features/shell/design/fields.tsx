import { Building2, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { ComboBox } from '../../../ui/combobox.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const CITIES = ['Ahmedabad', 'Bangalore', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune'].map((name) => ({
  id: name,
  name,
}))

/** The fields of forms in signed-in areas. */
export function Fields() {
  return (
    <Chapter id="fields" title="Fields">
      <Specimen name="TextField" layout="grid">
        <TextField label="Campaign name" defaultValue="Winter launch" />
        <TextField label="Company" isOptional placeholder="As on the invoice" description="Shown to media owners." />
        <TextField
          label="Email"
          type="email"
          defaultValue="imran@thanda"
          isInvalid
          errorMessage="Add the part after the dot, such as .in"
        />
        <TextField label="Account" defaultValue="asha@neemleaf.example" isDisabled />
        <TextField label="Phone" type="tel" prefix="+91" placeholder="98480 12345" />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="monsoon-sale" />
      </Specimen>
      <Specimen name="TextField, multiline" layout="stack">
        <TextField label="Requirements" multiline isOptional placeholder="Anything we should know" />
        <TextField
          label="Reason"
          multiline
          rows={2}
          isInvalid
          errorMessage="Say why, so that the owner can put it right"
        />
      </Specimen>
      <Specimen name="CodeField" layout="stack">
        <CodeExample />
      </Specimen>
      <Specimen name="Select" layout="grid">
        <Select label="Role" defaultValue="advertiser">
          <ListBoxItem id="advertiser" textValue="Advertiser">
            <Megaphone aria-hidden />
            Advertiser
          </ListBoxItem>
          <ListBoxItem id="owner" textValue="Media Owner">
            <Building2 aria-hidden />
            Media Owner
          </ListBoxItem>
        </Select>
        <Select label="State" placeholder="Choose a state" isInvalid errorMessage="Choose the state of the site">
          <ListBoxItem id="TG">Telangana</ListBoxItem>
          <ListBoxItem id="KL">Kerala</ListBoxItem>
        </Select>
      </Specimen>
      <Specimen name="ComboBox and NumberField" layout="grid">
        <ComboBox label="City" defaultItems={CITIES} placeholder="Type a city" emptyText="No city by that name">
          {({ name }) => <ListBoxItem>{name}</ListBoxItem>}
        </ComboBox>
        <NumberField label="Slots a day" defaultValue={1} minValue={1} maxValue={6} description="1 to 6" />
      </Specimen>
      <Specimen name="Checkbox and CheckboxGroup" layout="grid">
        <div className="grid content-start gap-2.5">
          <Checkbox defaultSelected>Required</Checkbox>
          <Checkbox>Required</Checkbox>
          <Checkbox isIndeterminate>Select all</Checkbox>
          <Checkbox isDisabled defaultSelected>
            Locked
          </Checkbox>
        </div>
        <CheckboxGroup label="Lighting" defaultValue={['front']} description="As built, not as planned.">
          <Checkbox value="front">Front lit</Checkbox>
          <Checkbox value="back">Back lit</Checkbox>
          <Checkbox value="none">Non lit</Checkbox>
        </CheckboxGroup>
      </Specimen>
      <Specimen name="Switch" layout="stack">
        <Switch defaultSelected description="A code by email at every sign-in.">
          Two-step sign-in
        </Switch>
        <Switch>Weekly summary</Switch>
        <Switch isDisabled>Maintenance mode</Switch>
      </Specimen>
      <Specimen name="RadioCards" isWide layout="stack">
        <RadioCards
          label="I am"
          defaultValue="advertiser"
          columns={2}
          options={[
            { value: 'advertiser', label: 'Advertiser', description: 'I book media for a brand.', icon: Megaphone },
            { value: 'owner', label: 'Media Owner', description: 'I list sites, screens or pages.', icon: Building2 },
          ]}
        />
        <RadioCards
          label="Package"
          columns={3}
          options={[
            { value: 'reel', label: 'One reel', aside: '₹12,000' },
            { value: 'three', label: 'Three reels', aside: '₹32,000' },
            { value: 'month', label: 'A month', aside: '₹1,10,000', isDisabled: true },
          ]}
        />
      </Specimen>
    </Chapter>
  )
}

function CodeExample() {
  const [code, setCode] = useState('418')
  return <CodeField label="Enter the 6 digits it shows" value={code} onChange={setCode} />
}
