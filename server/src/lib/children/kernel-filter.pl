# Shuts itself in and becomes another program. No privilege is needed, and there is no way back.
# perl kernel-filter.pl PRCTL FILTER RULESET BITS:PATH… -- PROGRAM ARGUMENT…
# PRCTL: its number. FILTER: struct sock_filter[], RULESET: struct landlock_ruleset_attr or nothing, both in hexadecimal.
# Without modules: where it runs, only libraries can be read.

sub must {
    my ($what, $result) = @_;
    defined $result && $result >= 0 or die "$what: $!\n";
    return $result;
}

# syscall() hands a number over only for what is a number already.
my $prctl = shift(@ARGV) + 0;
my ($filter, $ruleset) = map { pack('H*', $_) } splice(@ARGV, 0, 2);
my ($create_ruleset, $add_rule, $restrict_self) = (444, 445, 446);
my ($set_no_new_privs, $set_seccomp) = (38, 22);

must('no new privileges', syscall($prctl, $set_no_new_privs, 1, 0, 0, 0));

my $landlock = length $ruleset ? must('Landlock', syscall($create_ruleset, $ruleset, length $ruleset, 0)) : undef;
while ((my $rule = shift @ARGV) ne '--') {
    next unless defined $landlock;
    my ($access, $path) = split /:/, $rule, 2;
    # O_PATH, as a file that may be run need not be readable.
    sysopen(my $handle, $path, 010000000) or die "$path: $!\n";
    my $beneath = pack('Ql', $access, fileno $handle);
    must($path, syscall($add_rule, $landlock, 1, $beneath, 0));
}
must('Landlock', syscall($restrict_self, $landlock, 0)) if defined $landlock;

delete $ENV{PATH};
my $program = pack('S x6 P', length($filter) / 8, $filter);
must('seccomp', syscall($prctl, $set_seccomp, 2, $program, 0, 0));
exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\n";
