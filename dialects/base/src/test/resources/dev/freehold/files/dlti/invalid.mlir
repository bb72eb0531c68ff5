// RUN: freehold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@below {{unknown attribute `unknown` in dialect `dlti`}}
"test.op"() {a = #dlti.unknown} : () -> ()

// -----

// expected-error@below {{expected a type or a quoted string}}
"test.op"() {a = #dlti.dl_entry<5, 6>} : () -> ()

// -----

// expected-error@below {{expected ','}}
"test.op"() {a = #dlti.dl_entry<"a">} : () -> ()

// -----

// expected-error@below {{expected ','}}
"test.op"() {a = #dlti.dl_entry<"a" = 5>} : () -> ()

// -----

// expected-error@below {{expected '='}}
"test.op"() {a = #dlti.map<"a" : 5>} : () -> ()

// -----

// expected-error@below {{invalid kind of attribute specified}}
"test.op"() {a = #dlti.map<5>} : () -> ()

// -----

// expected-error@below {{undefined symbol alias id 'unknown'}}
// expected-error@below {{error while parsing type DLTI key}}
"test.op"() {a = #dlti.map<!unknown = 5>} : () -> ()

// -----

// expected-error@below {{empty string as DLTI key is not allowed}}
"test.op"() {a = #dlti.map<"" = 5>} : () -> ()

// -----

// expected-error@below {{repeated DLTI key: "a"}}
"test.op"() {a = #dlti.map<"a" = 5, "a" = 6>} : () -> ()

// -----

// expected-error@below {{repeated DLTI key: i32}}
"test.op"() {a = #dlti.dl_spec<i32 = 5, i32 = 6>} : () -> ()

// -----

// expected-error@below {{no DLTI entries provided}}
"test.op"() {a = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error@below {{invalid kind of attribute specified}}
"test.op"() {a = #dlti.target_device_spec<i32 = 5>} : () -> ()

// -----

// expected-error@below {{type as DLTI key is not allowed}}
"test.op"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 5>>} : () -> ()

// -----

// expected-error@below {{no DLTI entries provided}}
"test.op"() {a = #dlti.target_system_spec<>} : () -> ()

// -----

// expected-error@below {{value associated with key "a" is not a DLTI device spec}}
"test.op"() {a = #dlti.target_system_spec<"a" = 5>} : () -> ()

// -----

// expected-error@below {{value associated with key "a" is not a DLTI device spec}}
"test.op"() {a = #dlti.target_system_spec<"a" = #dlti.map<"b" = 5>>} : () -> ()

// -----

// expected-error@below {{non-string key of DLTI system spec}}
"test.op"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 5>>>} : () -> ()

// -----

// expected-error@below {{repeated device ID in dlti.target_system_spec: "a"}}
"test.op"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 5>, "a" = #dlti.target_device_spec<"b" = 5>>} : () -> ()

// -----

// expected-error@below {{expected ','}}
"test.op"() {a = #dlti.function_pointer_alignment<32>} : () -> ()

// -----

// expected-error@below {{attribute 'dlti.unknown' not supported by dialect}}
module attributes {dlti.unknown = 5} {
}

// -----

// expected-error@below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 5} {
}

// -----

// expected-error@below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = #dlti.map<"a" = 5>} {
}

// -----

// expected-error@below {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 5} {
}

// -----

// expected-error@below {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = #dlti.dl_spec<>} {
}

// -----

// expected-error@below {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {
}

// -----

// expected-error@below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 5 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 5>} {
}

// -----

// expected-error@below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<5> : vector<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<5> : vector<2xi32>>} {
}

// -----

// expected-error@below {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f32, dense<5> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<5> : vector<3xi64>>} {
}

// -----

// expected-error@below {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<f32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64, 32]> : vector<2xi64>>} {
}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xf32> = 5>} {
}

// -----

// expected-error@below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!dlti_other.type = 5>} {
}

// -----

// expected-error@below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {
}

// -----

// expected-error@below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 5>} {
}

// -----

// expected-error@below {{unknown data layout entry name: dlti.unknown}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 5>} {
}

// -----

// expected-error@below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 5 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 5, i32 = 5>} {
}
