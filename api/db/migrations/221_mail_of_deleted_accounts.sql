-- Mail goes to e-mails that are proved; an account that was deleted has none any more.
update users set email_verified_at = null where deleted_at is not null;
