// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: module @layout attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i32 = dense<32> : vector<1xi64>, f64 = dense<[64, 128]> : vector<2xi64>, i16 = dense<[16, 32]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, "dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64, "other.name" = [1, 2]>} {
// CHECK-NEXT: }
module @layout attributes {dlti.dl_spec = #dlti.dl_spec<
    index = 32 : i64, i32 = dense<32> : vector<1xi64>, f64 = dense<[64, 128]> : vector<2xi64>, i16 = dense<[16, 32]> : vector<2xi64>,
    f16 = dense<16> : vector<2xi64>, "dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64, "other.name" = [1, 2]>} {
}

// CHECK-LABEL: module @big attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.alloca_memory_space" = 5 : ui64>} {
// CHECK-NEXT: }
module @big attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.alloca_memory_space" = 5 : ui64>} {
}

// CHECK-LABEL: module @entries attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<2xi64>, "name" = unit>} {
// CHECK-NEXT: }
module @entries attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<8> : vector<2xi64>>, #dlti.dl_entry<"name", unit>>} {
}

// CHECK-LABEL: module @nothing attributes {dlti.dl_spec = #dlti.dl_spec<>} {
// CHECK-NEXT: }
module @nothing attributes {dlti.dl_spec = #dlti.dl_spec<>} {
}

// CHECK-LABEL: module @system attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : i32, "vendor" = "somebody">, "GPU" = #dlti.target_device_spec<"lanes" = 64 : i64>>} {
// CHECK-NEXT: }
module @system attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"L1" = 4096 : i32, "vendor" = "somebody">, "GPU" = #dlti.target_device_spec<"lanes" = 64>>} {
}

// CHECK-LABEL: module @map attributes {dlti.map = #dlti.map<"key" = 1 : i32, i32 = "type", "nested" = #dlti.map<"a" = "b">>} {
// CHECK-NEXT: }
// CHECK-NEXT: "test.op"() {a = #dlti.dl_entry<"name", 5 : i32>, b = #dlti.dl_entry<vector<4xf32>, "type">, c = #dlti.function_pointer_alignment<32, function_dependent = true>, d = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()
// CHECK-NEXT: "test.op"() {dlti.dl_spec = #dlti.dl_spec<index = "unknown">} : () -> ()
module @map attributes {dlti.map = #dlti.map<"key" = 1 : i32, i32 = "type", "nested" = #dlti.map<"a" = "b">>} {
}

"test.op"() {a = #dlti.dl_entry<"name", 5 : i32>, b = #dlti.dl_entry<vector<4xf32>, "type">,
             c = #dlti.function_pointer_alignment<32, function_dependent = true>,
             d = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()

// Only modules have layouts that are looked at.
"test.op"() {dlti.dl_spec = #dlti.dl_spec<index = "unknown">} : () -> ()
