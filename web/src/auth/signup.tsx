import { AuthLayout } from './auth-layout.tsx';
import { SignupForm } from './signup-form.tsx';

export default function Signup() {
  return (
    <AuthLayout title="Create an account" lead="Somewhere to put things down, at any hour.">
      <SignupForm />
    </AuthLayout>
  );
}
